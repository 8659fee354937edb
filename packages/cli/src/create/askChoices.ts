import { cancel, intro, isCancel, select, text } from '@clack/prompts'
import { CliError } from '../terminal/CliError.ts'
import {
  type Choice,
  chains,
  frameworks,
  namesOf,
  type PackageManager,
  packageManagers,
} from './choices.ts'
import type { AppChoices } from './createFiles.ts'
import { readName } from './readName.ts'
import { checkFolder } from './writeFolder.ts'

/** What the flags said. */
export type GivenChoices = {
  readonly [key in keyof AppChoices]: AppChoices[key] | undefined
} & { readonly folder: string | undefined }

/** What is taken where no question is asked. */
export function defaultChoices(
  given: GivenChoices,
  packageManager: PackageManager,
): AppChoices & { folder: string } {
  return {
    folder: given.folder ?? 'my-app',
    framework: given.framework ?? 'vite',
    chains: given.chains ?? 'wagmi',
    packageManager: given.packageManager ?? packageManager,
  }
}

/** Asks for what the flags leave open. */
export async function askChoices(
  given: GivenChoices,
  packageManager: PackageManager,
): Promise<AppChoices & { folder: string }> {
  intro('A new app with Cleat')
  const folder = given.folder ?? (await askFolder())
  return {
    folder,
    framework: given.framework ?? (await askOne('What is it built with?', frameworks, 'vite')),
    chains: given.chains ?? (await askOne('Which chains?', chains, 'wagmi')),
    packageManager:
      given.packageManager ??
      (await askOne('Which package manager?', packageManagers, packageManager)),
  }
}

async function askFolder(): Promise<string> {
  const folder = await text({
    message: 'Which folder?',
    initialValue: 'my-app',
    validate: (value = '') => {
      try {
        readName(value)
        return undefined
      } catch (error) {
        return error instanceof CliError ? `${error.what} ${error.todo}` : String(error)
      }
    },
  })
  if (isCancel(folder)) throw stopped()
  await checkFolder(folder)
  return folder
}

async function askOne<name extends string>(
  message: string,
  table: Readonly<Record<name, Choice>>,
  initialValue: name,
): Promise<name> {
  const options = namesOf(table).map((value) => ({ value: value as string, ...table[value] }))
  const answer = await select({ message, options, initialValue: initialValue as string })
  if (isCancel(answer)) throw stopped()
  return answer as name
}

function stopped(): CliError {
  cancel('Nothing was created.')
  return new CliError({
    what: 'You stopped.',
    why: 'Nothing was created.',
    todo: 'Run the command again when you like.',
  })
}
