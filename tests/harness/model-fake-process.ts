import { startModelFake } from './model-fake'

// The model fake in a process of its own: tells its parent where it answers, and ends with it.
void startModelFake().then(({ baseURL }) => process.send?.(baseURL))
process.once('disconnect', () => process.exit(0))
