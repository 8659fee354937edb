import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { buildServer } from '../scripts/buildServer.ts'
import { findPort } from './test/findPort.ts'

const server = fileURLToPath(new URL('..', import.meta.url))

/** The arguments of an instruction of the last stage of the Dockerfile. */
async function readInstruction(name: string): Promise<string> {
  const text = await readFile(join(server, 'Dockerfile'), 'utf8')
  const stage = text.slice(text.lastIndexOf('\nFROM '))
  return new RegExp(`^${name} (.+)$`, 'm').exec(stage)?.[1] ?? ''
}

test('default: what the image holds runs without any package', { timeout: 180_000 }, async () => {
  // The whole of what is built is the folder that the command runs in.
  expect(await readInstruction('COPY')).toBe('--from=build /app/apps/server/dist .')
  const image = await mkdtemp(join(tmpdir(), 'cleat-image-'))
  onTestFinished(() => rm(image, { recursive: true }))
  await buildServer({ outDir: image })

  const [node, ...args] = JSON.parse(await readInstruction('CMD'))
  expect(node).toBe('node')
  const port = String(await findPort())
  const child = spawn(process.execPath, args, {
    cwd: image,
    env: { PORT: port, DATA_DIR: join(image, 'data') },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed, errors]: [string[], string[]] = [[], []]
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => errors.push(String(chunk)))
  const exit = once(child, 'exit')

  await expect.poll(() => printed.join(''), { timeout: 90_000 }).toContain('"message":"ready"')
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  expect([await exit, errors]).toEqual([[0, null], []])
})
