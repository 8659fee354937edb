import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { verifyMessage } from 'viem'
import { run } from '../../scripts/run.ts'
import { type App, createApp } from '../app/createApp.ts'
import { installProblems } from '../app/installProblems.ts'
import type { Versions } from '../app/versions.ts'
import { listModules } from './listModules.ts'
import { nativeFiles } from './nativeFiles.ts'
import { runBundle } from './runBundle.ts'

export declare namespace checkNative {
  type Parameters = {
    /** Where the app is written. */
    folder: string
    /** The registry with our packages. */
    registry: string
    /** The folder of a Node that React Native's tools run in. */
    node: string
    versions: Versions
  }
}

const packages = [
  ...['@cleat/react', '@cleat/adapter-wagmi', '@cleat/adapter-ethers', '@cleat/testing'],
  ...['@tanstack/react-query', 'ethers', 'react', 'react-dom', 'viem', 'wagmi'],
  ...['react-native', '@react-native/metro-config', 'metro'],
]

/** ethers and viem import files of their own libraries that these do not export. */
const ofLibraries = /import the module ".*\/node_modules\/(?!@cleat\/)[^"]*" which is not listed/

/** Drawing for browsers. */
const forbidden =
  /node_modules\/(?:react-dom|framer-motion|@cleat\/ui\/dist\/(?:shell|features|components))\//

/**
 * Bundles an app without an interface by Metro for both systems, compiles it by Hermes' compiler,
 * and connects a wallet and signs with the globals of React Native. Returns what went wrong.
 */
export async function checkNative(parameters: checkNative.Parameters): Promise<string[]> {
  const { folder, registry, node, versions } = parameters
  const files = nativeFiles
  const app = await createApp({ folder: join(folder, 'native'), files, registry, node })
  const problems = await installProblems(app, packages.map(versions.of))
  if (problems.length > 0) return problems
  for (const platform of ['ios', 'android'])
    problems.push(...(await bundleProblems(app, platform)).map((text) => `${platform}: ${text}`))
  return problems
}

async function bundleProblems(app: App, platform: string): Promise<string[]> {
  const out = join(app.folder, platform)
  const flags = ['--config', 'metro.config.js', '--platform', platform, '--out', out]
  const built = await app.tool('metro', 'build', 'index.js', ...flags, '--source-map')
  const lines = stripVTControlCharacters(built.output).split('\n')
  if (built.code !== 0) return [lines.filter((line) => !line.includes('BUNDLE')).join('\n')]
  const warnings = lines.filter((line) => /\b(?:warn|error)\b/i.test(line))
  const modules = listModules(JSON.parse(await readFile(`${out}.map`, 'utf8')))
  const compiler = join(app.folder, 'node_modules/hermes-compiler/hermesc/linux64-bin/hermesc')
  const compiled = await run(compiler, ['-emit-binary', '-O0', '-out', `${out}.hbc`, `${out}.js`])
  return [
    ...warnings.filter((line) => !ofLibraries.test(line)),
    ...modules.filter((path) => forbidden.test(path)).map((path) => `has ${path}`),
    ...(compiled.code === 0 ? [] : [compiled.output.trim()]),
    ...(await runProblems(await readFile(`${out}.js`, 'utf8'))),
  ]
}

type Signed = { readonly address: `0x${string}`; readonly signature: `0x${string}` }

async function runProblems(code: string): Promise<string[]> {
  const text = await runBundle(code).catch((error: unknown) => String(error))
  if (typeof text !== 'string' || !text.startsWith('[')) return [String(text)]
  const results: readonly Signed[] = JSON.parse(text)
  const problems: string[] = []
  for (const { address, signature } of results)
    if (!(await verifyMessage({ address, message: 'Hello', signature })))
      problems.push(`${signature} is no signature of ${address}`)
  return problems
}
