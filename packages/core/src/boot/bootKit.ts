import type { RuntimeLoader } from './createRuntimeLoader.ts'
import type { KitBase } from './kitBase.ts'

/** A kit as boot knows it: it can load the runtime. The runtime works on `KitBase`, so that neither imports the other. */
export type BootKit = KitBase & { readonly runtime: RuntimeLoader }
