import { answerGarbage } from '../../behaviours/answerGarbage.ts'
import { answerTwice } from '../../behaviours/answerTwice.ts'
import type { Behaviour } from '../../behaviours/behaviour.ts'
import { delay } from '../../behaviours/delay.ts'
import { neverAnswer } from '../../behaviours/neverAnswer.ts'
import { rejectRequest } from '../../behaviours/rejectRequest.ts'
import { isRecord } from '../../params/isRecord.ts'
import { answerAfterDisconnect } from '../behaviours/answerAfterDisconnect.ts'
import { answerAfterExpiry } from '../behaviours/answerAfterExpiry.ts'
import { approveAfterExpiry } from '../behaviours/approveAfterExpiry.ts'
import { approveChains } from '../behaviours/approveChains.ts'
import { approveMethods } from '../behaviours/approveMethods.ts'
import { approveNamespaces } from '../behaviours/approveNamespaces.ts'
import { approveNothing } from '../behaviours/approveNothing.ts'
import { approveTwice } from '../behaviours/approveTwice.ts'
import { declineProposal } from '../behaviours/declineProposal.ts'
import { delayProposal } from '../behaviours/delayProposal.ts'
import { disconnectAfterSettle } from '../behaviours/disconnectAfterSettle.ts'
import { neverAnswerProposal } from '../behaviours/neverAnswerProposal.ts'
import { settleMalformedAccounts } from '../behaviours/settleMalformedAccounts.ts'
import type { QuestionQueue } from '../createQuestionQueue.ts'
import type { Delivery } from '../delivery.ts'
import type { PeerNamespace } from '../family/peerNamespace.ts'
import type { ProposalBehaviour } from '../proposalBehaviour.ts'
import type { WalletConnectPeer } from '../walletConnectPeer.ts'

export type RunPeerCommandParameters = {
  peer: WalletConnectPeer
  questions: QuestionQueue
  /** `{ "do": "pair", "uri": "wc:…" }` */
  command: unknown
}

/**
 * Runs a JSON command and returns the value to print.
 * @throws with a message for the author of the command
 */
export async function runPeerCommand(parameters: RunPeerCommandParameters): Promise<unknown> {
  const { peer, questions, command } = parameters
  if (!isRecord(command) || typeof command.do !== 'string') {
    throw new Error('A command is an object with "do".')
  }
  const run = Object.hasOwn(commands, command.do) ? commands[command.do] : undefined
  if (!run) {
    throw new Error(`There is no "${command.do}". There is: ${Object.keys(commands).join(', ')}.`)
  }
  return run({ peer, questions, command })
}

type Command = (parameters: {
  peer: WalletConnectPeer
  questions: QuestionQueue
  command: Record<string, unknown>
}) => unknown

const commands: Readonly<Record<string, Command>> = {
  pair: ({ peer, command }) => peer.pair(text(command, 'uri')),
  approve: ({ questions, command }) => questions.approveNext({ accounts: texts(command.accounts) }),
  reject: ({ questions }) => questions.rejectNext(),
  question: ({ questions }) => questions.next(),
  questions: ({ questions }) => questions.pending,
  sessions: ({ peer }) => peer.sessions,
  requests: ({ peer }) => peer.requests,
  relay: ({ peer }) => peer.relay,
  switchChain: ({ peer, command }) => peer.switchChain(number(command, 'chainId')),
  switchAccount: ({ peer, command }) => peer.switchAccount(text(command, 'address')),
  shareAccounts: ({ peer, command }) =>
    peer.shareAccounts({
      namespace: namespace(text(command, 'namespace')),
      accounts: texts(command.accounts) ?? [],
    }),
  emit: ({ peer, command }) =>
    peer.emit({
      name: text(command, 'name'),
      data: command.data,
      chainId: typeof command.chainId === 'string' ? command.chainId : number(command, 'chainId'),
    }),
  disconnect: ({ peer, command }) =>
    peer.disconnect(command.topic === undefined ? undefined : text(command, 'topic')),
  program({ peer, command }) {
    const behaviour = named({ list: requestBehaviours, command })
    peer.program(text(command, 'method'), behaviour, times(command))
  },
  programDelivery({ peer, command }) {
    const behaviour = named({ list: deliveries, command })
    peer.programDelivery(text(command, 'method'), behaviour, times(command))
  },
  programProposal({ peer, command }) {
    peer.programProposal(named({ list: proposalBehaviours, command }), times(command))
  },
}

// The behaviour itself checks its `with` value.
type Factories<behaviour> = Readonly<Record<string, (value: never) => behaviour>>

const requestBehaviours: Factories<Behaviour> = {
  answerGarbage,
  answerTwice,
  delay: (ms: number) => delay(ms),
  neverAnswer,
  rejectRequest,
}

const deliveries: Factories<Delivery> = {
  answerAfterDisconnect,
  answerAfterExpiry: () => answerAfterExpiry(),
}

const proposalBehaviours: Factories<ProposalBehaviour> = {
  approveAfterExpiry: () => approveAfterExpiry(),
  approveChains,
  approveMethods,
  approveNamespaces,
  approveNothing,
  approveTwice,
  declineProposal,
  delayProposal: (ms: number) => delayProposal(ms),
  disconnectAfterSettle,
  neverAnswerProposal,
  settleMalformedAccounts,
}

function named<behaviour>(parameters: {
  list: Factories<behaviour>
  command: Record<string, unknown>
}): behaviour {
  const { list, command } = parameters
  const name = text(command, 'behaviour')
  const create = Object.hasOwn(list, name) ? list[name] : undefined
  if (create) return create(command.with as never)
  throw new Error(`There is no behaviour "${name}". There is: ${Object.keys(list).join(', ')}.`)
}

function times(command: Record<string, unknown>): { times: number | undefined } {
  return { times: command.times === undefined ? undefined : number(command, 'times') }
}

function text(command: Record<string, unknown>, name: string): string {
  const value = command[name]
  if (typeof value === 'string') return value
  throw new Error(`"${name}" must be text.`)
}

function number(command: Record<string, unknown>, name: string): number {
  const value = command[name]
  if (typeof value === 'number') return value
  throw new Error(`"${name}" must be a number.`)
}

function namespace(value: string): PeerNamespace {
  if (value === 'eip155' || value === 'solana' || value === 'bip122' || value === 'cosmos')
    return value
  throw new Error('"namespace" must be eip155, solana, bip122 or cosmos.')
}

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined
}
