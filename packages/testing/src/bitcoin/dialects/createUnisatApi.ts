import { hex } from '@scure/base'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import type { BitcoinSigner } from '../bitcoinSigner.ts'
import type { BitcoinInputToSign } from '../signBitcoinPsbt.ts'
import { createListeners, type Listeners } from './createListeners.ts'
import { encodeAnswer } from './encodeAnswer.ts'

type SignPsbtOptions = {
  autoFinalized?: boolean
  toSignInputs?: BitcoinInputToSign[]
}

/** The API of UniSat and compatible wallets: one address, hexadecimal PSBTs. */
export type UnisatApi = Listeners & {
  requestAccounts: () => Promise<unknown>
  getAccounts: () => Promise<unknown>
  getPublicKey: () => Promise<unknown>
  getNetwork: () => Promise<string>
  signMessage: (message: string, type?: string) => Promise<unknown>
  signPsbt: (psbtHex: string, options?: SignPsbtOptions) => Promise<unknown>
  pushPsbt: (psbtHex: string) => Promise<unknown>
  sendBitcoin: (recipient: string, sats: number) => Promise<unknown>
  disconnect: () => Promise<void>
}

export function createUnisatApi(signer: BitcoinSigner): UnisatApi {
  const readAccounts = async (isSilent: boolean) => {
    const accounts: unknown = await signer.ask('connect', { isSilent })
    return Array.isArray(accounts) ? accounts.slice(0, 1).map(({ address }) => address) : accounts
  }
  return {
    ...createListeners(),
    requestAccounts: () => readAccounts(false),
    getAccounts: () => readAccounts(true),
    async getPublicKey() {
      const [account] = await signer.ask('connect', { isSilent: true })
      return account?.publicKey
    },
    getNetwork: async () => unisatNetworks[signer.network],
    async signMessage(message, type = 'ecdsa') {
      const protocol = type === 'bip322-simple' ? 'bip322' : 'ecdsa'
      const answer = await signer.ask('signMessage', { message, protocol })
      return encodeAnswer({ answer, part: 'signature' })
    },
    async signPsbt(psbtHex, { autoFinalized = true, toSignInputs } = {}) {
      const answer = await signer.ask('signPsbt', {
        psbt: hex.decode(psbtHex),
        inputs: toSignInputs,
        finalize: autoFinalized,
        broadcast: false,
      })
      return encodeAnswer({ answer, part: 'psbt' })
    },
    async pushPsbt(psbtHex) {
      const answer = await signer.ask('pushPsbt', { psbt: hex.decode(psbtHex) })
      return encodeAnswer({ answer, part: 'txid' })
    },
    async sendBitcoin(recipient, sats) {
      const answer = await signer.ask('sendTransfer', { recipient, sats: BigInt(sats) })
      return encodeAnswer({ answer, part: 'txid' })
    },
    async disconnect() {
      await signer.ask('disconnect', {})
    },
  }
}

/** UniSat's names of the networks. */
export const unisatNetworks: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'livenet',
  testnet: 'testnet',
  testnet4: 'testnet4',
  signet: 'signet',
  regtest: 'regtest',
}
