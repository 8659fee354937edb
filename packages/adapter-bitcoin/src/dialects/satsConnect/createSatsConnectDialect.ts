import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import type { DialectWallet, PsbtToSign } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import {
  createSatsConnectRequest,
  notPermitted,
  satsConnectNetworks,
} from './createSatsConnectRequest.ts'

/** Xverse and wallets with its JSON-RPC. Failures are responses. */
export function createSatsConnectDialect(parameters: {
  provider: object
  name: string
  icon?: string | undefined
}): DialectWallet {
  const { provider, name, icon } = parameters
  const request = createSatsConnectRequest(provider)
  return {
    ...{ name, icon },
    // The wallet reads the sighash type from the PSBT.
    takesSighash: false,
    protocols: ['ecdsa', 'bip322'],
    async accounts({ isSilent }) {
      if (!isSilent) {
        const asked = { addresses: ['payment', 'ordinals'] }
        return readPart(await request('wallet_connect', asked), 'addresses')
      }
      try {
        return readPart(await request('wallet_getAccount'), 'addresses')
      } catch (error) {
        if (readPart(error, 'code') === notPermitted) return null
        throw error
      }
    },
    async network() {
      const network = await request('wallet_getNetwork')
      return bitcoinNetwork(readPart(readPart(network, 'bitcoin'), 'name'))
    },
    disconnect: () => request('wallet_disconnect'),
    listen(onChange) {
      const stops = events.map((event) => {
        const add = readPart(provider, 'addListener')
        return typeof add === 'function'
          ? Reflect.apply(add, provider, [event, onChange])
          : undefined
      })
      return () => {
        for (const stop of stops) if (typeof stop === 'function') stop()
      }
    },
    async signMessage({ message, account, protocol }) {
      const { address } = account
      const asked = { address, message, protocol: protocol === 'ecdsa' ? 'ECDSA' : 'BIP322' }
      return readPart(await request('signMessage', asked), 'signature')
    },
    async signPsbt({ psbt, inputs, broadcast }) {
      const asked = { psbt: psbt.base64, signInputs: toSignInputs(inputs), broadcast }
      const answer = await request('signPsbt', asked)
      return { psbt: readPart(answer, 'psbt'), txid: readPart(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount }) {
      const recipients = [{ address: recipient, amount: Number(amount) }]
      return readPart(await request('sendTransfer', { recipients }), 'txid')
    },
    switchNetwork: (network) =>
      request('wallet_changeNetwork', { name: satsConnectNetworks[network] }),
  }
}

const events = ['accountChange', 'networkChange', 'disconnect']

function bitcoinNetwork(given: unknown): BitcoinNetworkName | undefined {
  const found = Object.entries(satsConnectNetworks).find(([, name]) => name === given)
  return found?.[0] as BitcoinNetworkName | undefined
}

function toSignInputs(inputs: PsbtToSign['inputs']): Record<string, number[]> {
  const byAddress: Record<string, number[]> = {}
  for (const { index, address } of inputs) {
    byAddress[address] ??= []
    byAddress[address].push(index)
  }
  return byAddress
}
