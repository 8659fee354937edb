/** What the chain's own names and sentences mean to whoever wanted the transaction. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /InsufficientFundsForFee|funds for fee|"AccountNotFound"|prior credit/,
    'not enough SOL for the fee',
  ],
  [
    /InsufficientFundsForRent|funds for rent/,
    'an account would be left with too little SOL to exist',
  ],
  [
    /BlockhashNotFound|Blockhash not found|block height exceeded/,
    'the transaction expired before the chain took it',
  ],
  [/AlreadyProcessed|already been processed/, 'the chain has this transaction already'],
  [/insufficient lamports/, 'not enough SOL for the transfer'],
]

/** Lines that only say that a program ran, and not what it had to say. */
const isFrame = /^Program \w+ (?:failed|consumed|invoke|success)|^Program (?:return|data): /

/** Why the chain refused a transaction, in words: by its own name for it, else by what the program said last. */
export function describeFailure(parameters: {
  /** The error of the transaction, such as `{"InstructionError":[0,{"Custom":1}]}`. */
  error?: unknown
  /** What the node said beside it. */
  message?: unknown
  /** What the programs wrote while it ran. */
  logs?: unknown
}): string {
  const { error, message, logs } = parameters
  const said = typeof message === 'string' ? message : ''
  const name = print(error)
  const line = readLastLine(logs)
  const [, meaning] = meanings.find(([words]) => words.test(`${name} ${said} ${line}`)) ?? []
  return meaning ?? (line || said || name)
}

/** The last thing that a program itself said. Anchor's programs put a sentence behind a heading. */
export function readLastLine(logs: unknown): string {
  if (!Array.isArray(logs)) return ''
  const line: unknown = logs.findLast((one) => typeof one === 'string' && !isFrame.test(one))
  const text = typeof line === 'string' ? line.replace(/^Program log: (?:Error: )?/, '') : ''
  return /Error Message: (.+)$/.exec(text)?.[1] ?? text
}

function print(error: unknown): string {
  try {
    return error === undefined ? '' : JSON.stringify(error)
  } catch {
    return ''
  }
}
