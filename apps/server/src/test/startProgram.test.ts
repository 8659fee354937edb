import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProgram } from './startProgram.ts'

/** A program that only listens on its port. */
async function useListener() {
  const places: { folder: string; port: number }[] = []
  const program = await startProgram({
    name: 'listener',
    prepare(place) {
      places.push(place)
      const script = `require('node:net').createServer().listen(${place.port}, '127.0.0.1')`
      return {
        url: `tcp://127.0.0.1:${place.port}`,
        command: process.execPath,
        args: ['-e', script],
        isReady: () => isOpen(place.port),
      }
    },
  })
  onTestFinished(() => program.remove())
  const [place] = places
  if (!place) throw new Error('It was not prepared.')
  return { program, ...place }
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true))
  socket.on('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

test('default', async () => {
  const { program, folder, port } = await useListener()
  expect(await isOpen(port)).toBe(true)
  await program.kill()
  await program.kill()
  expect(await isOpen(port)).toBe(false)
  expect(existsSync(folder)).toBe(true)
  await program.start()
  expect(await isOpen(port)).toBe(true)
  await program.remove()
  expect([await isOpen(port), existsSync(folder)]).toEqual([false, false])
})

test('error: what cannot be prepared leaves nothing behind', async () => {
  let folder = ''
  const starting = startProgram({
    name: 'broken',
    prepare(place) {
      folder = place.folder
      throw new Error('no disk')
    },
  })
  await expect(starting).rejects.toThrow('no disk')
  await setTimeout(0)
  expect(existsSync(folder)).toBe(false)
})
