import type { KitOptions } from '../../contract/options/kitOptions.ts'

/** Does nothing: an app's production build carries no table of options. */
export function checkOptions(_options: KitOptions): void {}
