import { createInterface } from 'node:readline'
import { createQuestionQueue } from '../createQuestionQueue.ts'
import { createWalletConnectPeer } from '../createWalletConnectPeer.ts'
import type { WalletConnectPeerParameters } from '../walletConnectPeer.ts'
import { runPeerCommand } from './runPeerCommand.ts'

/**
 * A wallet in a separate process: `node peerProcess.ts '{"relayUrl": …, "chains": […]}'`. Each
 * input line is a command with an `id`. Each output line answers one, or is an event: `ready` at
 * the start, `question` for the user, `error` for an error that nothing awaited. The process exits
 * at the end of its input.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as Pick<
  WalletConnectPeerParameters,
  | 'relayUrl'
  | 'chains'
  | 'solana'
  | 'bitcoin'
  | 'cosmos'
  | 'projectId'
  | 'privateKeys'
  | 'metadata'
  | 'signsIn'
  | 'signInType'
> & { /** Approves everything instead of waiting for `approve` and `reject`. */ agrees?: boolean }

const print = (line: unknown) => {
  const text = JSON.stringify(line, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  process.stdout.write(`${text}\n`)
}
const questions = createQuestionQueue()
const peer = await createWalletConnectPeer({
  ...options,
  bitcoin: options.bitcoin && { ...options.bitcoin, fetch },
  approve: options.agrees
    ? undefined
    : (question, context) => {
        print({ event: 'question', question })
        return questions.ask(question, context)
      },
  onError: (error) => print({ event: 'error', message: String(error) }),
})

const input = createInterface(process.stdin)
input.on('line', async (line) => {
  let id: unknown
  try {
    const command = JSON.parse(line)
    id = command?.id
    const result = await runPeerCommand({ peer, questions, command })
    print({ id, result: result ?? null })
  } catch (error) {
    print({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
input.on('close', async () => {
  await peer.close()
  process.exit(0)
})

print({ event: 'ready', accounts: peer.accounts })
