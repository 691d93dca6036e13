/** Path data of stroked icons, in a view box of 32 by 32 units. */
export const SERVICE_ICONS = {
  target: "M27 13.5A11.5 11.5 0 1 1 18.5 5M21.5 15A6 6 0 1 1 17 10.5M16 16 27.5 4.5M22.5 4.5h5v5",
  clapper:
    "M4.5 13h23v13.5h-23zM4.5 13l2-6.5 22-3-1 6.5zM12 5.7 14.5 12M19.5 4.7 22 11M9 22l5-4 3 2 5.5-4.5",
  funnel: "M4 6h24L19 17v7l-6 3.5V17zM19.5 27l4-4 2 1.5 3.5-4",
  pulse: "M3.5 19H9l3.5-9 6 15 4-11 2 5h4M4 27.5h24",
  search: "M14 4.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19M21 21l7 7M9.5 16.5l3-3 2.5 2 4-5",
  mail: "M4 7.5h24v17H4zM4.5 8.5 16 17 27.5 8.5M8 21l4-3.5M24 21l-4-3.5",
  code: "M11 9l-7 7 7 7M21 9l7 7-7 7M13.5 25l5-18",
  layout: "M4 5.5h24v21H4zM4 12h24M12 12v14.5M16 22.5l3.5-3.5 2 1.5 3.5-4",
  chat: "M5 5.5h22v16H15L9 27v-5.5H5zM10 16.5l4-3.5 3 2 5-5",
  spark:
    "M13.5 6l2.7 7.3 7.3 2.7-7.3 2.7-2.7 7.3-2.7-7.3L3.5 16l7.3-2.7zM25 4v6M22 7h6M25.5 23.5v4M23.5 25.5h4",
  loop: "M6 14a10.5 10.5 0 0 1 19-3.5M26 5v6h-6M26 18a10.5 10.5 0 0 1-19 3.5M6 27v-6h6M12 18l3-3 2 1.5 3.5-4",
} as const;

export type ServiceIconName = keyof typeof SERVICE_ICONS;
