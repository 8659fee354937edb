import { join } from 'node:path'
import { buildProblems } from '../app/buildProblems.ts'
import { createApp } from '../app/createApp.ts'
import { installProblems } from '../app/installProblems.ts'
import { readTree } from '../app/readTree.ts'
import { treeProblems } from '../app/treeProblems.ts'
import type { Versions } from '../app/versions.ts'
import { openModal } from '../browser/openModal.ts'
import { openWithWallet } from '../browser/openWithWallet.ts'
import { serve } from '../browser/serve.ts'
import { toJson } from '../frameworks/toJson.ts'
import { vite } from '../frameworks/vite.ts'
import { listCells } from '../matrix/listCells.ts'
import type { QuickStart } from '../readme/readQuickStart.ts'
import { addLogin } from './addLogin.ts'

export declare namespace checkLogin {
  type Parameters = {
    quickStart: QuickStart
    /** Where the app is written. */
    folder: string
    /** The registry with our packages. */
    registry: string
    versions: Versions
    chains: openWithWallet.Parameters['chains']
  }
}

const origin = 'https://wallet.app.example'

/**
 * Installs, builds and types the README's app with the option `authWallet`. The modal has to offer
 * a login, and nothing may be asked of the wallet's origin. Returns what went wrong.
 */
export async function checkLogin(parameters: checkLogin.Parameters): Promise<string[]> {
  const { quickStart, folder, registry, versions, chains } = parameters
  const [cell] = listCells()
  if (!cell) throw new Error('The matrix is empty.')
  const manifest = toJson({ name: 'app', private: true, version: '0.0.0', type: 'module' })
  const app = await createApp({
    folder: join(folder, 'login'),
    registry,
    files: {
      ...vite.files({ app: addLogin(quickStart.app, origin), cell }),
      'package.json': manifest,
    },
  })
  const packages = [...quickStart.packages, '@cleat/embedded-wallet', 'react', 'react-dom']
  const missing = await installProblems(app, packages.map(versions.of))
  if (missing.length > 0) return missing
  const tree = treeProblems(await readTree(app.folder))
  const tools = ['typescript', '@types/react', '@types/react-dom', ...vite.tools(cell)]
  const { command, args } = vite.build(cell)
  const problems = [
    ...tree,
    ...(await installProblems(app, ['-D', ...tools.map(versions.of)])),
    ...(await buildProblems(app, command, ...args)),
    ...(await buildProblems(app, 'tsc', '-p', '.')),
  ]
  if (problems.length > 0) return problems
  const server = await serve(app, vite.serve)
  return openLogin({ url: server.url, chains }).finally(server.stop)
}

function openLogin(parameters: Omit<openWithWallet.Parameters, 'act'>): Promise<string[]> {
  return openWithWallet({
    ...parameters,
    async act(page) {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await openModal(page)
      await page.getByRole('textbox', { name: 'Email' }).waitFor()
      await page.getByRole('button', { name: /Harbour Wallet/ }).waitFor()
      const early = asked.filter((url) => new URL(url).origin === origin)
      return early.map((url) => `asked before a login: ${url}`)
    },
  })
}
