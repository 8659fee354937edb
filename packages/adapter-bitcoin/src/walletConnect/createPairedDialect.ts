import type { PairedState, PairedWallet } from '@cleat/core/adapter'
import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import { toNetworkId, toNetworkName } from '../base/bitcoinNetwork.ts'
import type { DialectWallet } from '../base/dialectWallet.ts'
import { readPart } from '../base/readPart.ts'
import { WalletError } from '../base/walletError.ts'
import { listAddresses } from './listAddresses.ts'

/**
 * A wallet paired through a relay. Every request names the account of the address. Reading accounts
 * never prompts.
 */
export function createPairedDialect(paired: PairedWallet): DialectWallet {
  const { id, name } = paired
  let last: PairedState | null = null
  const keep = (state: PairedState | null) => {
    last = state
    return state
  }
  const ask = async (parameters: {
    method: string
    /** The signing or paying address. */
    address: string | undefined
    network: BitcoinNetworkName
    params: object
  }): Promise<unknown> => {
    const { method, address, network, params } = parameters
    const caipNetworkId = toNetworkId(network)
    const accounts = last?.accounts.filter((one) => one.caipNetworkId === caipNetworkId) ?? []
    const owner = accounts.find((one) => one.address === address) ?? accounts[0]
    if (!owner) throw new WalletError({ code: 4100, message: 'No account on this network.' })
    const request = { caipNetworkId, method, params: { account: owner.address, ...params } }
    return paired.request(request)
  }
  return {
    name,
    connector: {
      ...{ id, name, type: 'WALLET_CONNECT' },
      ...{ chain: 'bip122', chains: ['bip122'] },
    },
    takesSighash: true,
    protocols: ['ecdsa', 'bip322'],
    async accounts({ isSilent }) {
      const state = keep(await (isSilent ? paired.read() : paired.pair()))
      return state && listAddresses(state)
    },
    network: async () => (last ? toNetworkName(last.caipNetworkId) : undefined),
    disconnect: paired.disconnect,
    listen: (onChange, onGone) =>
      paired.subscribe((state) => (keep(state) ? onChange() : onGone?.())),
    async signMessage({ message, account: { address }, protocol, network }) {
      const params = { message, address, protocol }
      return readPart(await ask({ method: 'signMessage', address, network, params }), 'signature')
    },
    async signPsbt({ psbt, inputs, broadcast, network }) {
      const params = { psbt: psbt.base64, signInputs: inputs, broadcast }
      const address = inputs[0]?.address
      const answer = await ask({ method: 'signPsbt', address, network, params })
      return { psbt: readPart(answer, 'psbt'), txid: readPart(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount, account: { address }, network }) {
      const params = { recipientAddress: recipient, amount: `${amount}` }
      return readPart(await ask({ method: 'sendTransfer', address, network, params }), 'txid')
    },
    async switchNetwork(network) {
      const caipNetworkId = toNetworkId(network)
      const moved = await paired.switchChain({ caipNetworkId })
      if (moved) last = moved
      else
        throw new WalletError({ code: 4200, message: 'The wallet did not approve this network.' })
    },
  }
}
