import { app } from './app.ts'

app.listen(3000)
