import type * as v from 'valibot'
import type { Address, Hex } from 'viem'
import type { NamesConfig } from '../names/zone/namesConfig.ts'
import type { namesSettings } from './namesSettings.ts'

type Settings = typeof namesSettings
type NamesValues = { [name in keyof Settings]: v.InferOutput<Settings[name]['schema']> }

/** The settings of names, with sentences about those that are missing. */
export function toNamesConfig(parameters: {
  values: NamesValues
  /** Whether visitors sign in. */
  hasAuth: boolean
  /** The contents of the file of words that are kept back. */
  reserved: string | undefined
  /** The contents of the export. */
  exported: string | undefined
}): { readonly names: NamesConfig | undefined; readonly problems: readonly string[] } {
  const { values, hasAuth, reserved = '', exported } = parameters
  const { NAMES_ZONE: zone, NAMES_RESOLVER: account, NAMES_SIGNER_KEY: signerKey } = values
  const { NAMES_EXPORT_SIGNER: signer, NAMES_ACCEPT_JSON: acceptsJson } = values
  if (zone === null) return { names: undefined, problems: [] }
  const problems: string[] = []
  if (exported === undefined && !hasAuth)
    problems.push('AUTH_DOMAINS is not set. NAMES_ZONE needs it.')
  if (account !== null && signerKey === null)
    problems.push('NAMES_SIGNER_KEY is not set. NAMES_RESOLVER needs it.')
  if (account === null && signerKey !== null)
    problems.push('NAMES_RESOLVER is not set. NAMES_SIGNER_KEY needs it.')
  if (exported !== undefined && (account === null || signer === null))
    problems.push('NAMES_EXPORT needs NAMES_RESOLVER and NAMES_EXPORT_SIGNER.')
  if (problems.length > 0) return { names: undefined, problems }
  const [, chainId = '', resolver = ''] = account?.split(':') ?? []
  const words = reserved.split('\n').map((line) => line.trim().toLowerCase())
  return {
    names: {
      ...{ zone, reserved: words.filter((word) => word !== ''), acceptsJson },
      exported: exported === undefined ? undefined : { text: exported, signer: signer as Address },
      onChain:
        signerKey === null
          ? undefined
          : {
              chainId: Number(chainId),
              ...{ resolver: resolver as Address, signerKey: signerKey as Hex },
            },
    },
    problems,
  }
}
