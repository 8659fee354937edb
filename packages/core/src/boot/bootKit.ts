import type { RuntimeLoader } from './createRuntimeLoader.ts'
import type { KitBase } from './kitBase.ts'

/** A kit that can load the runtime. The runtime uses `KitBase`, which avoids an import cycle. */
export type BootKit = KitBase & { readonly runtime: RuntimeLoader }
