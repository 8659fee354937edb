import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { hashSources } from '../packages/localnet/src/contracts/hashSources.ts'

/**
 * Writes `contractCode.ts`, `trialCode.ts`, `validatorCode.ts` and `zoneResolverCode.ts`: `node
 * scripts/compileContracts.ts`. The compiler is no dependency, because contracts change rarely: npx
 * fetches this version of it.
 */
const compiler = 'solc@0.8.37'
const folder = resolve(import.meta.dirname, '../packages/localnet/src/contracts')
const names = {
  accountFactory: 'AccountFactory',
  aggregationRouter: 'AggregationRouter',
  batch: 'Batch',
  calls: 'Calls',
  entryPoint: 'EntryPoint',
  collectible: 'Collectible',
  contractAccount: 'ContractAccount',
  exchange: 'Exchange',
  feeToken: 'FeeToken',
  forger: 'Forger',
  guard: 'Guard',
  honeypot: 'Honeypot',
  impostor: 'Impostor',
  liar: 'Liar',
  multi: 'Multi',
  names: 'Names',
  oldPaymaster: 'OldPaymaster',
  oldToken: 'OldToken',
  oldVault: 'OldVault',
  pair: 'Pair',
  pausingToken: 'PausingToken',
  paymaster: 'Paymaster',
  permit2: 'Permit2',
  quoter: 'Quoter',
  relayer: 'Relayer',
  settlement: 'Settlement',
  smartAccount: 'SmartAccount',
  swapRouter: 'SwapRouter',
  token: 'Token',
  universalRouter: 'UniversalRouter',
  vault: 'Vault',
  wrapped: 'Wrapped',
} as const

type Code = { object: string }
type Output = {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { evm: { bytecode: Code; deployedBytecode: Code } }>>
}

/** The code of contracts of a folder, by name: what creates them, or what then runs. */
function compile(folder: string, kind: 'bytecode' | 'deployedBytecode') {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sol'))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      files.map((name) => [name, { content: readFileSync(resolve(folder, name), 'utf8') }]),
    ),
    settings: {
      evmVersion: 'paris',
      optimizer: { enabled: true, runs: 200 },
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': [`evm.${kind}.object`] } },
    },
  }
  // Into a file: the program ends before a pipe has taken a long answer.
  const file = resolve(mkdtempSync(resolve(tmpdir(), 'cleat-solc-')), 'output.json')
  const output = openSync(file, 'w')
  execFileSync('npx', ['-y', compiler, '--standard-json'], {
    input: JSON.stringify(input),
    stdio: ['pipe', output, 'inherit'],
  })
  closeSync(output)
  const answer = readFileSync(file, 'utf8')
  rmSync(dirname(file), { recursive: true })
  // The program greets before it answers.
  const compiled: Output = JSON.parse(answer.slice(answer.indexOf('{')))
  const problems = compiled.errors?.map((error) => error.formattedMessage) ?? []
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return (name: string): string => {
    const code = compiled.contracts[`${name}.sol`]?.[name]?.evm[kind].object
    if (!code) throw new Error(`The compiler returned no code of ${name}.`)
    console.log(`${name.padEnd(14)} ${code.length / 2} bytes`)
    return `0x${code}`
  }
}

const created = compile(folder, 'bytecode')
const entries = Object.entries(names).map(([key, name]) => `  ${key}: '${created(name)}',\n`)
writeFileSync(
  resolve(folder, 'contractCode.ts'),
  `import type { Hex } from 'viem'

/** The hash of the sources that \`contractCode\` was compiled from. */
export const sourceHash = '${hashSources({ folder })}'

type ContractName =
${Object.keys(names)
  .map((key) => `  | '${key}'\n`)
  .join('')}
/**
 * The creation code of the contracts in this folder, by ${compiler} for \`paris\`, optimized for 200
 * runs, without metadata. \`scripts/compileContracts.ts\` writes this file.
 */
export const contractCode: { readonly [name in ContractName]: Hex } = {
${entries.join('')}}
`,
)

/** The program that stands in an account's place when an exchange is tried. */
const trial = resolve(import.meta.dirname, '../packages/evm/src/trial')
const trialFile = resolve(trial, 'trialCode.ts')
writeFileSync(
  trialFile,
  `/** The runtime code of \`Trial.sol\`. \`scripts/compileContracts.ts\` writes this file. */
export const trialCode = '${compile(trial, 'deployedBytecode')('Trial')}'
`,
)

/** The program that asks an account that is not deployed yet. */
const validator = resolve(import.meta.dirname, '../packages/signatures/src/eip155/validator')
const validatorFile = resolve(validator, 'validatorCode.ts')
writeFileSync(
  validatorFile,
  `/** What creates \`Validator.sol\`. \`scripts/compileContracts.ts\` writes this file. */
export const validatorCode = '${compile(validator, 'bytecode')('Validator')}'
`,
)
/** The resolver of a zone of names. */
const zone = resolve(import.meta.dirname, '../apps/server/src/names/contract')
const zoneFile = resolve(zone, 'zoneResolverCode.ts')
writeFileSync(
  zoneFile,
  `import type { Hex } from 'viem'

/** What creates \`ZoneResolver.sol\`. \`scripts/compileContracts.ts\` writes this file. */
export const zoneResolverCode: Hex = '${compile(zone, 'bytecode')('ZoneResolver')}'
`,
)
const written = [resolve(folder, 'contractCode.ts'), trialFile, validatorFile, zoneFile]
execFileSync('npx', ['biome', 'check', '--write', ...written])
