import { startModelFake } from './model-fake'

// Runs the model fake in a child process: sends its address to the parent, and ends with it.
void startModelFake(Number(process.argv[2])).then(({ baseURL }) => process.send?.(baseURL))
process.once('disconnect', () => process.exit(0))
