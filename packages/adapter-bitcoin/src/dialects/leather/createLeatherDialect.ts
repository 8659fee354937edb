import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import type { AccountMemory } from '../../base/accountMemory.ts'
import type { DialectWallet, InputToSign } from '../../base/dialectWallet.ts'
import { readPart } from '../../base/readPart.ts'
import { WalletError } from '../../base/walletError.ts'
import { createProviderCall } from '../createProviderCall.ts'

/**
 * Leather: JSON-RPC that throws failures as responses, with hexadecimal PSBTs. It has no events and
 * no permissions, and asks the visitor on every read of addresses. Cleat therefore stores them. The
 * first signature shows whether they are still active.
 */
export function createLeatherDialect(parameters: {
  provider: object
  memory: AccountMemory
}): DialectWallet {
  const { provider, memory } = parameters
  const call = createProviderCall(provider)
  const request = async (method: string, params?: unknown): Promise<unknown> => {
    try {
      return readPart(await call('request', method, params), 'result')
    } catch (thrown) {
      const error = readPart(thrown, 'error') ?? thrown
      const code = readPart(error, 'code')
      const message = readPart(error, 'message')
      throw new WalletError({ code: typeof code === 'number' ? code : -32603, message })
    }
  }
  return {
    name: 'Leather',
    takesSighash: true,
    protocols: ['bip322'],
    async accounts({ isSilent, network }) {
      if (isSilent) return memory.read(network)
      const answer = await request('getAddresses', { network: names[network] })
      const addresses = readPart(answer, 'addresses')
      if (!Array.isArray(addresses)) return addresses
      const given = addresses.filter(isOfBitcoin).map(toGiven)
      memory.write(network, given)
      return given
    },
    disconnect: async () => memory.clear(),
    listen: () => () => undefined,
    async signMessage({ message, account, network }) {
      const paymentType = account.type === 'ordinal' ? 'p2tr' : 'p2wpkh'
      const asked = { message, paymentType, network: names[network] }
      return readPart(await request('signMessage', asked), 'signature')
    },
    async signPsbt({ psbt, inputs, broadcast, network }) {
      const answer = await request('signPsbt', {
        hex: psbt.hex,
        signAtIndex: inputs.map(({ index }) => index),
        ...allowedSighash(inputs),
        ...{ broadcast, network: names[network] },
      })
      return { psbt: readPart(answer, 'hex'), txid: readPart(answer, 'txid') }
    },
    async sendTransfer({ recipient, amount, network }) {
      const recipients = [{ address: recipient, amount: `${amount}` }]
      const asked = { recipients, network: names[network] }
      return readPart(await request('sendTransfer', asked), 'txid')
    },
  }
}

const names: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'mainnet',
  testnet: 'testnet',
  testnet4: 'testnet4',
  signet: 'signet',
  regtest: 'devnet',
}

function isOfBitcoin(entry: unknown): boolean {
  return readPart(entry, 'symbol') === 'BTC'
}

function toGiven(entry: unknown) {
  return {
    address: readPart(entry, 'address'),
    publicKey: readPart(entry, 'publicKey'),
    path: readPart(entry, 'derivationPath'),
  }
}

/** Leather takes one list for all inputs, so every input must allow the same types. */
function allowedSighash(inputs: readonly InputToSign[]): { allowedSighash?: readonly number[] } {
  const [first, ...rest] = inputs.map(({ sighashTypes }) => sighashTypes)
  if (rest.some((types) => types?.join() !== first?.join()))
    throw new WalletError({ code: 4200, message: 'The wallet signs all inputs in one way.' })
  return first ? { allowedSighash: first } : {}
}
