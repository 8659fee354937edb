import type { KitView, KitViewName } from '@cleat/embedded-wallet/frame'

/** What a view of making a kit gets. */
export type KitViewProps<name extends KitViewName> = Omit<Extract<KitView, { name: name }>, 'name'>
