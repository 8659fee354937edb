/** The tabs, in their order. */
export const panelTabs = [
  { id: 'connections', name: 'Connections' },
  { id: 'requests', name: 'Requests' },
  { id: 'events', name: 'Events' },
  { id: 'queries', name: 'Queries' },
  { id: 'storage', name: 'Storage' },
  { id: 'simulate', name: 'Simulate' },
] as const

export type PanelTab = (typeof panelTabs)[number]['id']

/** The tab with a name that was kept. @default the first */
export function toPanelTab(text: string | undefined): PanelTab {
  return panelTabs.find(({ id }) => id === text)?.id ?? 'connections'
}
