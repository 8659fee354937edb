import { CleatError } from '../base/errors/cleatError.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'
import * as runtime from '../exports/runtime.ts'
import type { RuntimeModule } from '../kit/loadRuntime.ts'
import type { FakeAdapter } from './createFakeAdapter.ts'
import { createTestKit, type TestKit } from './createTestKit.ts'

export type LateKit = TestKit & {
  /** How often the runtime was loaded. */
  loads(): number
  /** The runtime arrives. */
  arrive(): void
  /** Loading the runtime fails. */
  fail(): void
}

/** A kit whose runtime arrives when the test decides. */
export function createLateKit(
  options: Partial<KitOptions> & { adapter?: FakeAdapter } = {},
): LateKit {
  let resolve: (module: RuntimeModule) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<RuntimeModule>((onLoad, onFail) => {
    resolve = onLoad
    reject = onFail
  })
  let count = 0
  const loadRuntime = () => {
    count += 1
    return promise
  }
  return {
    ...createTestKit(options, { loadRuntime }),
    loads: () => count,
    arrive: () => resolve(runtime),
    fail: () => reject(new CleatError('UI_LOAD_FAILED', { cause: new Error('offline') })),
  }
}
