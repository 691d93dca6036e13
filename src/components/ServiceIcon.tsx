import { SERVICE_ICONS } from "../lib/service-icons";
import { Icon } from "./Icon";

interface ServiceIconProps {
  /** Name of the icon. A service without an icon has null, and nothing is rendered. */
  name: Queries.ServiceIcon | null;
  className?: string;
}

export function ServiceIcon({ name, className }: ServiceIconProps) {
  if (!name) return null;
  return (
    <Icon className={className} grid={32} size={32} strokeWidth={1.75}>
      <path d={SERVICE_ICONS[name]} />
    </Icon>
  );
}
