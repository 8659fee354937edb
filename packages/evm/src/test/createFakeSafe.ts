import { createDeviceWindow, type DeviceFacts } from '@cleat/core/test/createDeviceWindow'
import { createFakeWindow, type FakeWindow } from '@cleat/core/test/createFakeWindow'

export type FakeSafe = {
  /** The page in the frame. */
  readonly window: FakeWindow
  readonly asked: { readonly method: string; readonly params: unknown }[]
}

export declare namespace createFakeSafe {
  type Parameters = {
    /** Around the page. @default Safe */
    facts?: DeviceFacts | undefined
    /** By method. An `Error` is a refusal, nothing is silence. */
    answers?: { readonly [method: string]: unknown } | undefined
    /** Who answers. */
    origin?: string | undefined
  }
}

type SafeInfo = {
  readonly safeAddress: string
  readonly chainId: number
  readonly owners: readonly string[]
  readonly threshold: number
  readonly isReadOnly: boolean
}

export const safeInfo: SafeInfo = {
  safeAddress: '0x1cA2aF2a1cA2aF2a1cA2aF2a1cA2aF2a1cA2aF2a',
  chainId: 8453,
  owners: [],
  threshold: 1,
  isReadOnly: false,
}

/** A frame whose surroundings answer in the format of Safe's messages. */
export function createFakeSafe(parameters: createFakeSafe.Parameters = {}): FakeSafe {
  const { answers = { getSafeInfo: safeInfo }, origin = 'https://app.safe.global' } = parameters
  const { facts = { ancestors: ['https://app.safe.global'] } } = parameters
  const asked: { method: string; params: unknown }[] = []
  const window = createDeviceWindow(facts)
  const parent = Object.assign(createFakeWindow(), {
    postMessage({ id, method, params }: { id: string; method: string; params: unknown }) {
      asked.push({ method, params })
      const answer = answers[method]
      if (answer === undefined) return
      const body =
        answer instanceof Error
          ? { success: false, error: answer.message }
          : { success: true, data: answer }
      const data = { id, version: '9.1.0', ...body }
      const event = Object.assign(new Event('message'), { source: parent, origin, data })
      queueMicrotask(() => window.dispatchEvent(event))
    },
  })
  Object.assign(window, { crypto, ...(facts.ancestors ? { parent } : {}) })
  return { window, asked }
}
