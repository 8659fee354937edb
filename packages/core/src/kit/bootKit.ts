import type { KitBase } from '../boot/kitBase.ts'
import type { RuntimeLoader } from './createRuntimeLoader.ts'

/** A kit that can load the runtime. Boot and the runtime know it as `KitBase`. */
export type BootKit = KitBase & { readonly runtime: RuntimeLoader }
