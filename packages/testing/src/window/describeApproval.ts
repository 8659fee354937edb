import { formatUnits, size } from 'viem'
import type { ApprovalCall, ApprovalChain, ApprovalRequest } from '../approval/approvalRequest.ts'
import { shortAddress } from './shortAddress.ts'

/** A line of facts. */
export type ApprovalFact = {
  /** What the fact is about, such as `Amount`. */
  label: string
  /** The fact, short enough for a line. */
  value: string
  /** The full value, where `value` is shortened. */
  full?: string | undefined
}

/** A request in plain words. */
export type ApprovalDescription = {
  /** What is asked, such as `Sign a message`. */
  title: string
  /** What it means for the user. */
  sentence: string
  /** The details of the request. */
  facts: readonly ApprovalFact[]
  /** A long text to read before approval, shown unchanged. */
  text?: string | undefined
}

/**
 * Describes a request in plain words.
 * @example
 * ```ts
 * import { type Approver, describeApproval } from '@cleat/testing'
 *
 * export const approve: Approver = async (request) => {
 *   const { title, sentence } = describeApproval(request)
 *   return { approved: confirm(`${title}\n${sentence}`) }
 * }
 * ```
 */
export function describeApproval(request: ApprovalRequest): ApprovalDescription {
  switch (request.kind) {
    case 'connect':
      return {
        title: 'Connect to this site',
        sentence: 'It will see the addresses and balances of the accounts you choose.',
        facts: [],
      }
    case 'signIn':
      return {
        title: 'Connect and sign in',
        sentence: 'The site will see this account, and that it is yours. Signing is free.',
        facts: [addressFact({ label: 'Account', address: request.address })],
        text: request.message,
      }
    case 'signMessage':
      return {
        title: 'Sign a message',
        sentence: 'Signing is free. It proves that the account is yours.',
        facts: [addressFact({ label: 'Account', address: request.address })],
        text: request.message,
      }
    case 'signTypedData':
      return {
        title: 'Sign a message',
        sentence: 'Signing is free, but data like this can give rights. Read it first.',
        facts: [addressFact({ label: 'Account', address: request.address })],
        text: request.typedData,
      }
    case 'sendTransaction':
      return {
        title: request.to ? 'Send a transaction' : 'Deploy a contract',
        sentence: 'The network’s fee comes on top of the amount.',
        facts: [
          { label: 'Amount', value: amount({ value: request.value, chain: request.chain }) },
          addressFact({ label: 'From', address: request.from }),
          request.to
            ? addressFact({ label: 'To', address: request.to })
            : { label: 'To', value: 'A new contract' },
          { label: 'Network', value: request.chain.name },
          ...(request.data === '0x'
            ? []
            : [{ label: 'Contract data', value: `${size(request.data)} bytes` }]),
        ],
      }
    case 'sendCalls':
      return {
        title: `Send ${request.calls.length} calls`,
        sentence: request.isAtomic
          ? 'All of them happen, or none. The network’s fee comes on top of the amount.'
          : 'They are sent one after the other, each with the network’s fee.',
        facts: [
          { label: 'Amount', value: amount({ value: total(request.calls), chain: request.chain }) },
          addressFact({ label: 'From', address: request.from }),
          ...request.calls.map(callFact),
          { label: 'Network', value: request.chain.name },
        ],
      }
    case 'switchChain':
      return {
        title: 'Switch network',
        sentence: 'The site wants to use another network.',
        facts: [
          { label: 'From', value: request.from.name },
          { label: 'To', value: request.to.name },
        ],
      }
    case 'addChain':
      return {
        title: 'Add a network',
        sentence: 'Add it only if you trust who runs it. The wallet will switch to it.',
        facts: [
          { label: 'Network', value: request.chain.name },
          { label: 'Chain id', value: String(request.chain.id) },
          { label: 'Currency', value: request.chain.symbol },
          { label: 'RPC URL', value: request.chain.rpcUrl },
        ],
      }
    case 'grantPermissions':
      return {
        title: 'Let the site act without asking',
        sentence: 'Until it ends, nothing of this is asked again. Read who gets it, and how much.',
        facts: [
          addressFact({ label: 'From', address: request.from }),
          { label: 'Who may use it', value: request.to },
          { label: 'Until', value: new Date(request.until * 1000).toUTCString() },
          { label: 'Network', value: request.chain.name },
        ],
        text: request.permissions.join('\n'),
      }
    case 'watchAsset':
      return {
        title: 'Add a token',
        sentence: 'The wallet will show its balance.',
        facts: [
          { label: 'Token', value: request.symbol },
          addressFact({ label: 'Contract', address: request.address }),
        ],
      }
    default:
      return request satisfies never
  }
}

function total(calls: readonly ApprovalCall[]): bigint {
  return calls.reduce((sum, { value }) => sum + value, 0n)
}

function callFact({ to, data }: ApprovalCall, index: number): ApprovalFact {
  const label = `Call ${index + 1}`
  const bytes = `${size(data)} bytes`
  if (!to) return { label, value: `A new contract, ${bytes}` }
  return { label, value: `${shortAddress(to)}, ${bytes}`, full: `${to}, ${bytes}` }
}

function amount(parameters: { value: bigint; chain: ApprovalChain }): string {
  const { value, chain } = parameters
  return `${formatUnits(value, chain.decimals)} ${chain.symbol}`
}

function addressFact(parameters: { label: string; address: string }): ApprovalFact {
  const { label, address } = parameters
  return { label, value: shortAddress(address), full: address }
}
