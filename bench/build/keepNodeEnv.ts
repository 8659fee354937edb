/** Runs a build with Vite, which leaves NODE_ENV at production, where no mailbox starts. */
export async function keepNodeEnv<result>(build: () => Promise<result>): Promise<result> {
  const { NODE_ENV } = process.env
  try {
    return await build()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
