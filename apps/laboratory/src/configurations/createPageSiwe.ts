import type { SIWXConfig } from '@cleat/core'
import {
  createSIWEConfig,
  formatMessage,
  getAddressFromMessage,
  getChainIdFromMessage,
  verifySignature,
} from '@cleat/siwx/siwe'

/** In the tab, so that a reload is signed in. */
const key = 'laboratory.siwe'

/** The sign-in of an app for AppKit. What its server would check and keep, this page does. */
export function createPageSiwe(): SIWXConfig {
  return createSIWEConfig({
    getNonce: async () => crypto.randomUUID().replaceAll('-', ''),
    getMessageParams: async () => ({
      ...{ domain: location.host, uri: location.origin, chains: [1, 8453] },
      statement: 'Sign in to the laboratory.',
    }),
    createMessage: ({ address, ...args }) => formatMessage(args, address),
    async verifyMessage({ message, signature }) {
      const isValid = await verifySignature({ message, signature })
      if (isValid) sessionStorage.setItem(key, message)
      return isValid
    },
    async getSession() {
      const message = sessionStorage.getItem(key)
      if (message === null) return null
      const [, chainId] = getChainIdFromMessage(message).split(':')
      return { address: getAddressFromMessage(message), chainId: Number(chainId) }
    },
    async signOut() {
      sessionStorage.removeItem(key)
      return true
    },
  })
}
