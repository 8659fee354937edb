type Deferred<value> = {
  readonly promise: Promise<value>
  resolve(value: value): void
  reject(error: unknown): void
}

/** A promise that the test settles. */
export function createDeferred<value>(): Deferred<value> {
  let resolve: (value: value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<value>((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
