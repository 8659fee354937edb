import { hex } from '@scure/base'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import type { BitcoinSigner } from '../bitcoinSigner.ts'
import type { SpeakDialect } from './dialect.ts'
import { encodeAnswer } from './encodeAnswer.ts'
import { exposeGlobal } from './exposeGlobal.ts'

/**
 * `window.LeatherProvider`: JSON-RPC that throws failures as responses. It has no events and always
 * prompts.
 */
export const speakLeather: SpeakDialect = ({ signer, target }) => {
  const provider = {
    isLeather: true,
    async request(method: string, params: unknown = {}) {
      const id = crypto.randomUUID()
      try {
        const run = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (!run) throw new ProviderRpcError({ code: -32601, message: `No method ${method}.` })
        return { jsonrpc: '2.0', id, result: await run(signer, (params ?? {}) as Asked) }
      } catch (error) {
        const { code, message } =
          error instanceof ProviderRpcError ? error : { code: -32603, message: String(error) }
        throw { jsonrpc: '2.0', id, error: { code, message } }
      }
    },
  }
  return exposeGlobal({ target, path: ['LeatherProvider'], value: provider })
}

/** The parameters of each method. */
type Asked = {
  message: string
  paymentType?: 'p2wpkh' | 'p2tr'
  hex: string
  signAtIndex?: number | number[]
  allowedSighash?: number[]
  broadcast?: boolean
  recipients: [{ address: string; amount: string }]
}

const methods: Record<string, (signer: BitcoinSigner, asked: Asked) => Promise<unknown>> = {
  async getAddresses(signer) {
    const accounts: unknown = await signer.ask('connect', { isSilent: false })
    if (!Array.isArray(accounts)) return accounts
    const addresses = accounts.map(({ address, publicKey, type, path }) => ({
      ...{ symbol: 'BTC', type, address, publicKey },
      derivationPath: path,
    }))
    return {
      addresses: [...addresses, { symbol: 'STX', address: 'SP000000000000000000002Q6VF78' }],
    }
  },
  async signMessage(signer, { message, paymentType = 'p2wpkh' }) {
    const account = signer.permitted.find(({ type }) => type === paymentType)
    return signer.ask('signMessage', { address: account?.address, message, protocol: 'bip322' })
  },
  async signPsbt(signer, asked) {
    const { signAtIndex, allowedSighash: sighashTypes, broadcast = false } = asked
    const indexes: number[] | undefined =
      signAtIndex === undefined ? undefined : [signAtIndex].flat()
    const answer = await signer.ask('signPsbt', {
      psbt: hex.decode(asked.hex),
      inputs: indexes?.map((index) => ({ index, sighashTypes })),
      finalize: false,
      broadcast,
    })
    if (typeof answer !== 'object' || answer === null) return answer
    const { psbt: _, ...rest } = answer
    return { ...rest, hex: encodeAnswer({ answer, part: 'psbt' }) }
  },
  sendTransfer(signer, { recipients }) {
    const [{ address, amount }] = recipients
    return signer.ask('sendTransfer', { recipient: address, sats: BigInt(amount) })
  },
}
