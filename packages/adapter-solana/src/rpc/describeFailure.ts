/** The chain's error names and messages in words for a visitor. */
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

/** Log lines that only frame a program run. */
const isFrame = /^Program \w+ (?:failed|consumed|invoke|success)|^Program (?:return|data): /

/**
 * Why the chain refused a transaction: the text for its error name, else the last log line of the
 * program.
 */
export function describeFailure(parameters: {
  /** The error of the transaction, such as `{"InstructionError":[0,{"Custom":1}]}`. */
  error?: unknown
  /** The node's message beside the error. */
  message?: unknown
  /** The program logs. */
  logs?: unknown
}): string {
  const { error, message, logs } = parameters
  const said = typeof message === 'string' ? message : ''
  const name = print(error)
  const line = readLastLine(logs)
  const [, meaning] = meanings.find(([words]) => words.test(`${name} ${said} ${line}`)) ?? []
  return meaning ?? (line || said || name)
}

/** The last log line that a program wrote. Anchor programs put a sentence behind a heading. */
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
