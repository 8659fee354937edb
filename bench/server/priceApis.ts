import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// Two APIs of prices in their own process, in the wire formats of 0x and LI.FI. What they quote is
// half of what is paid; its size is that of real answers.
const calldata = (selector: string) => `${selector}${'ab'.repeat(1500)}`
const contract = '0x00000000000000000000000000000000000c0de1'

function quoteZeroEx(query: URLSearchParams, isFirm: boolean): object {
  const sellAmount = query.get('sellAmount') ?? ''
  const buyAmount = BigInt(sellAmount) / 2n
  return {
    liquidityAvailable: true,
    sellToken: query.get('sellToken'),
    buyToken: query.get('buyToken'),
    sellAmount,
    buyAmount: String(buyAmount),
    minBuyAmount: String((buyAmount * 99n) / 100n),
    allowanceTarget: contract,
    gas: '250000',
    gasPrice: '1000000000',
    fees: { integratorFee: null, integratorFees: null, zeroExFee: null, gasFee: null },
    ...(isFirm && {
      transaction: {
        to: contract,
        data: calldata('0x2213bc0b'),
        gas: '250000',
        gasPrice: '1000000000',
        value: isNative(query.get('sellToken')) ? sellAmount : '0',
      },
    }),
  }
}

function quoteLiFi(query: URLSearchParams): object {
  const token = (name: string) => ({ address: query.get(name), chainId: 1 })
  const fromAmount = query.get('fromAmount') ?? ''
  const toAmount = BigInt(fromAmount) / 2n
  const user = query.get('fromAddress')
  return {
    action: {
      fromChainId: 1,
      toChainId: 1,
      fromToken: token('fromToken'),
      toToken: token('toToken'),
      fromAmount,
      toAddress: user,
    },
    estimate: {
      toAmount: String(toAmount),
      toAmountMin: String((toAmount * 99n) / 100n),
      approvalAddress: contract,
      feeCosts: [],
      gasCosts: [],
    },
    transactionRequest: {
      to: contract,
      data: calldata('0x4666fc80'),
      value: isNative(query.get('fromToken')) ? `0x${BigInt(fromAmount).toString(16)}` : '0x0',
      gasLimit: '0x3d090',
      gasPrice: '0x3b9aca00',
      chainId: 1,
    },
  }
}

function isNative(token: string | null): boolean {
  return token?.toLowerCase().startsWith('0xeeee') ?? false
}

const server = createServer((incoming, outgoing) => {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1')
  const isLiFi = pathname === '/v1/quote'
  const answer = isLiFi
    ? quoteLiFi(searchParams)
    : quoteZeroEx(searchParams, pathname.endsWith('/quote'))
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
// Ends with its parent process, which otherwise leaves it running.
process.on('disconnect', () => process.exit())
process.send?.({ url: `http://127.0.0.1:${port}` })
