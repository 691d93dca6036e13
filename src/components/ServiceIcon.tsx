import { SERVICE_ICONS, type ServiceIconName } from "../service-icons";
import { Icon } from "./Icon";

export function ServiceIcon({ name, className }: { name: string; className?: string }) {
  return (
    <Icon className={className} grid={32} size={32} strokeWidth={1.75}>
      <path d={SERVICE_ICONS[name as ServiceIconName]} />
    </Icon>
  );
}
