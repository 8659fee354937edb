/** Tries until it does not throw. @throws the last error after 20 s */
export async function until<Result>(action: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 20_000
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((done) => setTimeout(done, 150))
    }
  }
}
