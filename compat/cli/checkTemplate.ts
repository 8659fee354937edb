import { dirname, join } from 'node:path'
import { buildProblems } from '../app/buildProblems.ts'
import { type App, createApp } from '../app/createApp.ts'
import { installProblems } from '../app/installProblems.ts'
import { connectTemplate } from '../browser/connectTemplate.ts'
import { serve } from '../browser/serve.ts'
import { frameworks } from '../frameworks/frameworks.ts'
import type { Transcript } from './createTranscript.ts'

export type Template = {
  readonly framework: 'vite' | 'next' | 'react-router' | 'html'
  readonly chains: 'wagmi' | 'ethers' | 'solana' | 'bitcoin' | 'polkadot' | 'several'
}

export declare namespace checkTemplate {
  type Parameters = Template & {
    /** An app that has installed `@cleat/cli`. */
    cli: App
    registry: string
    /** The local chains that stand for the networks of the app. */
    localChains: connectTemplate.Parameters['chains']
    transcript?: Transcript | undefined
  }
}

/** Chains for which this machine has a wallet in the browser that signs. */
const evm: ReadonlySet<string> = new Set(['wagmi', 'ethers'])

/**
 * Creates an app by the packed command, installs, lints, checks and builds it without a warning,
 * and connects a wallet in it.
 */
export async function checkTemplate(parameters: checkTemplate.Parameters): Promise<string[]> {
  const { framework, chains, cli, registry, localChains, transcript } = parameters
  const name = `${framework}-${chains}`
  const folder = join(dirname(cli.folder), name)
  const flags = ['--framework', framework, '--chains', chains, '--yes', '--no-install']
  const created = await cli.tool('cleat', 'create', folder, ...flags)
  transcript?.add(['npx', '@cleat/cli', 'create', name, ...flags], created.output)
  if (created.code !== 0) return [created.output]
  const app = await createApp({ folder, files: {}, registry, onCommand: transcript?.add })
  const isNext = framework === 'next'
  const problems = [
    ...(await installProblems(app, [])),
    ...(await buildProblems(app, 'biome', 'lint', '--error-on-warnings', '.')),
    ...(isNext ? [] : await buildProblems(app, 'tsc')),
    // Next checks the types too.
    ...(await (isNext ? buildProblems(app, 'next', 'build') : buildProblems(app, 'vite', 'build'))),
  ]
  if (problems.length > 0 || !evm.has(chains)) return problems
  const server = await serve(app, frameworks[isNext ? 'next-turbopack' : 'vite'].serve)
  const before: connectTemplate.Parameters['before'] = async (page) => {
    if (framework === 'react-router') await page.getByRole('link', { name: 'Sign' }).click()
  }
  const found = await connectTemplate({ url: server.url, chains: localChains, before }).finally(
    server.stop,
  )
  if (found.length === 0)
    transcript?.say(
      'The built app is served. In Chromium, “Connect wallet” opens the modal, a development wallet connects, and “Sign” gives a signature that viem verifies for its address. The console has no error and no warning.',
    )
  return found
}
