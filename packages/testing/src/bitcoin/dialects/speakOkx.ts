import { createUnisatApi } from './createUnisatApi.ts'
import type { SpeakDialect } from './dialect.ts'
import { exposeGlobal } from './exposeGlobal.ts'

/** `window.okxwallet.bitcoin`: UniSat's API with another `connect` and other events. */
export const speakOkx: SpeakDialect = ({ signer, target }) => {
  const api = createUnisatApi(signer)
  const provider = {
    ...api,
    async connect() {
      const accounts: unknown = await signer.ask('connect', { isSilent: false })
      if (!Array.isArray(accounts)) return accounts
      const [{ address, publicKey }] = accounts
      return { address, publicKey, compressedPublicKey: publicKey }
    },
  }
  const hide = exposeGlobal({ target, path: ['okxwallet', 'bitcoin'], value: provider })
  const stop = signer.onChange(() => {
    const [account] = signer.permitted
    api.emit('accountsChanged', account ? [account.address] : [])
    api.emit('accountChanged', account ?? null)
  })
  return () => {
    stop()
    hide()
  }
}
