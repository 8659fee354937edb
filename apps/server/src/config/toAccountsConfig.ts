import type * as v from 'valibot'
import type { Hex } from 'viem'
import type { AccountsConfig } from '../accounts/accountsConfig.ts'
import { readRules } from '../accounts/sponsor/rules/readRules.ts'
import type { accountsSettings } from './accountsSettings.ts'

type Settings = typeof accountsSettings
type AccountsValues = { [name in keyof Settings]: v.InferOutput<Settings[name]['schema']> }

/** The settings of smart accounts, with sentences about what is missing or wrong. */
export function toAccountsConfig(parameters: {
  values: AccountsValues
  /** The contents of the rules. */
  rules: string | undefined
}): { readonly accounts: AccountsConfig | undefined; readonly problems: readonly string[] } {
  const { values, rules } = parameters
  const { ACCOUNTS_BUNDLERS: bundlers, SPONSOR_FILE: file, SPONSOR_KEY: key } = values
  if (bundlers.size === 0 && file === null) return { accounts: undefined, problems: [] }
  const problems = rules === undefined ? [] : findProblems(rules, key !== null)
  const sponsor = file === null ? undefined : { file, key: (key ?? undefined) as Hex | undefined }
  return { accounts: { bundlers, sponsor }, problems }
}

function findProblems(text: string, hasKey: boolean): readonly string[] {
  try {
    const { chains } = readRules(text)
    const needsKey = Object.values(chains).some((chain) => 'paymaster' in chain)
    return needsKey && !hasKey
      ? ['SPONSOR_KEY is not set. The paymasters in SPONSOR_FILE need it.']
      : []
  } catch (error) {
    return [`SPONSOR_FILE cannot be used: ${error instanceof Error ? error.message : error}`]
  }
}
