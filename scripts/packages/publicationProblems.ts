import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { run } from '../run.ts'
import { root } from '../sourceFiles.ts'

const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')

/** Runs publint on a tarball and returns its messages, suggestions included. */
export async function publintProblems(tarball: string): Promise<string[]> {
  const bytes = await readFile(tarball)
  const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const pack = { tarball: data as ArrayBuffer }
  const { messages, pkg } = await publint({ strict: true, pack })
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code)
}

/** Checks that ES module consumers get the types of every entry. */
export async function attwProblems(tarball: string): Promise<string[]> {
  const args = [attw, tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color']
  const { code, output } = await run(process.execPath, args, { cwd: dirname(tarball) })
  return code === 0 ? [] : [output.trim()]
}
