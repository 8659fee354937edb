import { hash } from 'node:crypto'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { cssModules } from '../../../tooling/cssModules.ts'

const root = resolve(import.meta.dirname, '..')
const name = 'recover.html'

/**
 * Builds the page that opens recovery kits: one file with all it needs, whose own policy lets it
 * load and send nothing, wherever it is opened from.
 */
export async function buildOfflinePage(): Promise<string> {
  const { output } = (await build({
    ...{ root, configFile: false, logLevel: 'warn', plugins: [cssModules(), react()] },
    build: {
      ...{ write: false, target: ['chrome119', 'firefox119', 'safari17.1'] },
      ...{ modulePreload: false, cssCodeSplit: false, assetsInlineLimit: 0 },
      rollupOptions: { input: name, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const page = readAsset(output, name)
  const script = toScript(output)
  const style = readAsset(output, '.css')
  const policy = [
    ...["default-src 'none'", `script-src '${toHash(script)}'`, `style-src '${toHash(style)}'`],
    ...["base-uri 'none'", "form-action 'none'"],
    ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
  ].join('; ')
  return replaceOnce(
    replaceOnce(
      replaceOnce(page, /\s*<script type="module"[^>]*><\/script>/, ''),
      /<link rel="stylesheet"[^>]*>/,
      `<style>${style}</style>`,
    ),
    /<meta charset="utf-8" \/>/,
    `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  ).replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`)
}

type Output = Rolldown.RolldownOutput['output']

function readAsset(output: Output, ending: string): string {
  const found = output.filter((file) => file.fileName.endsWith(ending))
  const [file] = found
  if (found.length !== 1 || file?.type !== 'asset')
    throw new Error(`The page for recovery has ${found.length} files *${ending} instead of one.`)
  return String(file.source).trim()
}

/** The one script. What would end its element is written in another way. */
function toScript(output: Output): string {
  const chunks = output.filter((file) => file.type === 'chunk')
  const [chunk] = chunks
  if (chunks.length !== 1 || !chunk || output.length !== 3)
    throw new Error('The page for recovery is more than a page, a script and a style.')
  const code = chunk.code.trim().replaceAll(/<(?=\/script|!--)/gi, '\\x3C')
  if (/<\/script|<!--/i.test(code)) throw new Error('The script would end its own element.')
  return code
}

/** A replacement is text: `$&` means nothing in it. */
function replaceOnce(page: string, pattern: RegExp, text: string): string {
  if (!pattern.test(page)) throw new Error(`The page for recovery has nothing like ${pattern}.`)
  return page.replace(pattern, () => text)
}

function toHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}
