import { base64, hex } from '@scure/base'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import type { BitcoinNetworkName } from '../bitcoinNetwork.ts'
import type { BitcoinSigner } from '../bitcoinSigner.ts'
import { createListeners } from './createListeners.ts'
import type { SpeakDialect } from './dialect.ts'
import { encodeAnswer } from './encodeAnswer.ts'
import { exposeGlobal } from './exposeGlobal.ts'

/** A provider in `window.btc_providers` with Xverse's JSON-RPC. Failures are responses. */
export const speakSatsConnect: SpeakDialect = ({ signer, target }) => {
  const { on, removeListener, emit } = createListeners()
  const provider = {
    async request(method: string, params: unknown = {}) {
      const id = crypto.randomUUID()
      try {
        const run = Object.hasOwn(methods, method) ? methods[method] : undefined
        if (!run) throw new ProviderRpcError({ code: -32601, message: `No method ${method}.` })
        const asked = (params ?? {}) as Asked
        return { jsonrpc: '2.0', id, result: await run(signer, asked) }
      } catch (error) {
        return { jsonrpc: '2.0', id, error: toRpcError(error) }
      }
    },
    addListener(event: string, listener: (payload: unknown) => void) {
      on(event, listener)
      return () => removeListener(event, listener)
    },
  }
  const { id, name, icon } = signer.info
  const known: unknown = Reflect.get(target, 'btc_providers')
  const others = Array.isArray(known) ? known : []
  const listed = { id, name, icon, webUrl: 'https://wallet.example', methods: Object.keys(methods) }
  const hide = [
    exposeGlobal({ target, path: ['btc_providers'], value: [...others, listed] }),
    exposeGlobal({ target, path: [id], value: provider }),
  ]
  const stop = signer.onChange((change) => {
    if (change === 'disconnect') emit('disconnect', { type: 'disconnect' })
    else if (change === 'accounts') emit('accountChange', { type: 'accountChange' })
    else emit('networkChange', { type: 'networkChange' })
  })
  return () => {
    stop()
    for (const end of hide) end()
  }
}

/** The parameters of each method. */
type Asked = {
  name: string
  address: string
  message: string
  protocol?: 'ECDSA' | 'BIP322'
  psbt: string
  signInputs?: Record<string, number[]>
  broadcast?: boolean
  recipients: [{ address: string; amount: number }]
}

const methods: Record<string, (signer: BitcoinSigner, asked: Asked) => Promise<unknown>> = {
  wallet_connect: async (signer) => toAccounts(signer, await connect(signer, false)),
  wallet_getAccount: async (signer) => {
    const accounts = await connect(signer, true)
    if (Array.isArray(accounts) && accounts.length === 0)
      throw new ProviderRpcError({ code: 4100, message: 'The site is not connected.' })
    return toAccounts(signer, accounts)
  },
  wallet_disconnect: (signer) => signer.ask('disconnect', {}),
  wallet_getNetwork: async (signer) => toNetwork(signer),
  async wallet_changeNetwork(signer, { name }) {
    const network = names.find((known) => satsConnectNetworks[known] === name)
    if (!network) throw new ProviderRpcError({ code: -32602, message: `No network ${name}.` })
    return signer.ask('switchNetwork', { network })
  },
  async signMessage(signer, { address, message, protocol }) {
    const isEcdsa = protocol === 'ECDSA'
    const answer = await signer.ask('signMessage', {
      address,
      message,
      protocol: isEcdsa ? 'ecdsa' : 'bip322',
    })
    if (typeof answer !== 'object' || answer === null) return answer
    return { ...answer, messageHash: '', protocol: isEcdsa ? 'ECDSA' : 'BIP322' }
  },
  async signPsbt(signer, { psbt, signInputs, broadcast = false }) {
    const asked = signInputs && Object.entries(signInputs)
    const inputs = asked?.flatMap(([address, indexes]) =>
      indexes.map((index) => ({ index, address })),
    )
    const answer = await signer.ask('signPsbt', {
      ...{ psbt: base64.decode(psbt), inputs, broadcast },
      finalize: false,
    })
    if (typeof answer !== 'object' || answer === null) return answer
    return { ...answer, psbt: encodeAnswer({ answer, part: 'psbt', encoding: 'base64' }) }
  },
  sendTransfer(signer, { recipients }) {
    const [{ address, amount }] = recipients
    return signer.ask('sendTransfer', { recipient: address, sats: BigInt(amount) })
  },
}

/** Xverse's names of the networks. */
const satsConnectNetworks: Readonly<Record<BitcoinNetworkName, string>> = {
  mainnet: 'Mainnet',
  testnet: 'Testnet',
  testnet4: 'Testnet4',
  signet: 'Signet',
  regtest: 'Regtest',
}

const names: readonly BitcoinNetworkName[] = ['mainnet', 'testnet', 'testnet4', 'signet', 'regtest']

async function connect(signer: BitcoinSigner, isSilent: boolean): Promise<unknown> {
  return signer.ask('connect', { isSilent })
}

function toNetwork({ network }: BitcoinSigner) {
  return { bitcoin: { name: satsConnectNetworks[network] } }
}

function toAccounts(signer: BitcoinSigner, accounts: unknown) {
  if (!Array.isArray(accounts)) return accounts
  const id = hex.encode(new Uint8Array(8))
  const addresses = accounts.map(({ address, publicKey, purpose, type }) => ({
    ...{ address, publicKey, purpose },
    addressType: type,
    walletType: 'software',
  }))
  return { id, walletType: 'software', addresses, network: toNetwork(signer) }
}

/** Xverse's own codes for a rejection and a missing permission. */
function toRpcError(error: unknown) {
  const { code, message } =
    error instanceof ProviderRpcError ? error : { code: -32603, message: String(error) }
  if (code === 4001) return { code: -32000, message }
  if (code === 4100) return { code: -32002, message }
  return { code, message }
}
