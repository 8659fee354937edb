import { encodeFunctionData, type Hex, maxUint256, parseAbi, parseEther, stringToHex } from 'viem'
import { exchange, tokens } from '../localnet/localnet.ts'
import type { RequestGroup, RequestKind } from './requestKind.ts'

/** An account that the app does not know: the second one that local chains fund. */
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
const token = (usdc?.address ?? stranger) as Hex
const router = exchange.router as Hex
const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function multicall(bytes[] calls)',
  'function claim()',
])
const transfer = encode('transfer', [stranger, 25_000_000n])
/** A contract that the app does not vouch for. */
const contract = exchange.wrapped as Hex
const approve = encode('approve', [contract, 100_000_000n])
const approveAny = encode('approve', [stranger, maxUint256])

/** One of each kind that is read, on EVM chains. */
export const evmRequests: readonly RequestGroup[] = [
  {
    title: 'Payments',
    kinds: [
      sending('Pay', () => ({ to: stranger, value: toHex(parseEther('0.01')) })),
      sending('Send tokens', () => ({ to: token, data: transfer })),
    ],
  },
  {
    title: 'Allowances',
    kinds: [
      sending('Allow an amount', () => ({ to: token, data: approve })),
      sending('Allow any amount', () => ({ to: token, data: approveAny })),
      sending('Allow the router any amount', () => ({
        to: token,
        data: encode('approve', [router, maxUint256]),
      })),
      sending('Take the allowance back', () => ({
        to: token,
        data: encode('approve', [stranger, 0n]),
      })),
      sending('Give a whole collection', () => ({
        to: token,
        data: encode('setApprovalForAll', [stranger, true]),
      })),
      {
        title: 'Allow by signature',
        method: 'eth_signTypedData_v4',
        getParams: ({ account, reference }) => [
          account,
          JSON.stringify(toPermit(account, Number(reference))),
        ],
      },
    ],
  },
  {
    title: 'Calls',
    kinds: [
      sending('Call with coins', () => ({
        to: stranger,
        data: encode('claim', []),
        value: toHex(parseEther('0.01')),
      })),
      sending('Create a contract', () => ({ data: '0x00' })),
      sending('Several calls in one', () => ({
        to: token,
        data: encode('multicall', [[transfer, approveAny]]),
      })),
      {
        title: 'Several calls as a batch',
        method: 'wallet_sendCalls',
        getParams: ({ account, reference }) => [
          {
            ...{ version: '2.0.0', from: account, chainId: toHex(Number(reference)) },
            atomicRequired: false,
            calls: [...Array(8).fill({ to: token, data: transfer }), { to: token, data: approve }],
          },
        ],
      },
    ],
  },
  {
    title: 'Signatures',
    kinds: [
      {
        title: 'Sign a text',
        method: 'personal_sign',
        getParams: ({ account }) => [stringToHex('Hello from Cleat'), account],
      },
      {
        title: 'Sign a hash',
        method: 'personal_sign',
        getParams: ({ account }) => [`0x${'f0'.repeat(32)}`, account],
      },
      {
        title: 'Hand the account over',
        method: 'wallet_signAuthorization',
        getParams: ({ reference }) => [{ chainId: Number(reference), address: stranger }],
      },
    ],
  },
  {
    title: 'The wallet',
    kinds: [
      {
        title: 'Add a network',
        method: 'wallet_addEthereumChain',
        getParams: () => [
          {
            ...{ chainId: '0x539', chainName: 'Elsewhere', rpcUrls: ['https://rpc.example'] },
            nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
          },
        ],
      },
      {
        title: 'Add a token to the list',
        method: 'wallet_watchAsset',
        getParams: () => [
          { type: 'ERC20', options: { address: token, symbol: 'USDC', decimals: 6 } },
        ],
      },
      {
        title: 'Read with a key',
        method: 'eth_decrypt',
        getParams: ({ account }) => ['0x00', account],
      },
    ],
  },
]

function sending(
  title: string,
  getTransaction: () => { to?: string; data?: Hex; value?: Hex },
): RequestKind {
  return {
    ...{ title, method: 'eth_sendTransaction' },
    getParams: ({ account }) => [{ from: account, ...getTransaction() }],
  }
}

function encode(functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0])
}

function toHex(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** @see EIP-2612 */
function toPermit(owner: string, chainId: number) {
  const members = ['owner:address', 'spender:address', 'value:uint256', 'nonce:uint256']
  const toMember = (member: string) => ({
    name: member.split(':')[0],
    type: member.split(':')[1],
  })
  return {
    domain: { name: 'USD Coin', version: '2', chainId, verifyingContract: token },
    primaryType: 'Permit',
    types: { Permit: [...members, 'deadline:uint256'].map(toMember) },
    message: {
      ...{ owner, spender: stranger, value: '100000000', nonce: '0' },
      deadline: `${Math.floor(Date.now() / 1000) + 1800}`,
    },
  }
}
