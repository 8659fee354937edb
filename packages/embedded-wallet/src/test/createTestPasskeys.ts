import { onTestFinished, vi } from 'vitest'
import { toBase64Url } from '../protocol/toBase64Url.ts'

export declare namespace createTestPasskeys {
  type Parameters = {
    /** What the PRF gives. Without it, there is none. */
    prf?: { readonly atCreation: Uint8Array; readonly later: Uint8Array } | undefined
  }
  type ReturnType = {
    /** What the browser was asked. */
    readonly asked: {
      readonly create: readonly CredentialCreationOptions[]
      readonly get: readonly CredentialRequestOptions[]
    }
    /** Why the next questions fail. */
    readonly refuse: (error: Error | undefined) => void
    /** From now on it waits for a touch that does not come. */
    readonly wait: () => void
    /** What the service says it is asked for. */
    readonly options: object
  }
}

/** An authenticator in the place of the browser's, until the test ends. */
export function createTestPasskeys({
  prf,
}: createTestPasskeys.Parameters = {}): createTestPasskeys.ReturnType {
  const asked: { create: CredentialCreationOptions[]; get: CredentialRequestOptions[] } = {
    ...{ create: [], get: [] },
  }
  const bytes = (text: string) => new TextEncoder().encode(text).buffer
  let refusal: Error | undefined
  let isPending = false
  const answer = async (signal: AbortSignal | null | undefined, made: object) => {
    if (refusal) throw refusal
    if (isPending)
      await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
    return { id: 'one', rawId: bytes('one'), type: 'public-key', ...made }
  }
  const credentials = {
    create(options: CredentialCreationOptions) {
      asked.create.push(options)
      return answer(options.signal, {
        response: { attestationObject: bytes('made'), clientDataJSON: bytes('{}') },
        getClientExtensionResults: () =>
          prf ? { prf: { enabled: true, results: { first: prf.atCreation } } } : {},
      })
    },
    get(options: CredentialRequestOptions) {
      asked.get.push(options)
      return answer(options.signal, {
        response: {
          ...{ authenticatorData: bytes('data'), clientDataJSON: bytes('{}') },
          signature: bytes('signed'),
        },
        getClientExtensionResults: () =>
          prf ? { prf: { results: { first: prf.later.slice().buffer } } } : {},
      })
    },
  }
  vi.stubGlobal('navigator', { credentials })
  vi.stubGlobal('PublicKeyCredential', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    asked,
    refuse(error: Error | undefined) {
      refusal = error
    },
    wait() {
      isPending = true
    },
    options: {
      ...{ challenge: toBase64Url(new Uint8Array(32)), rpId: 'wallet.app.example' },
      ...{ rp: { name: 'Wallet' }, pubKeyCredParams: [], allowCredentials: [] },
      user: { id: toBase64Url(new Uint8Array(16)), name: 'Wallet', displayName: '' },
    },
  }
}
