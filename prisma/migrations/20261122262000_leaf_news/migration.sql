-- On its own: PostgreSQL uses a new value only after the transaction that added it.
ALTER TYPE "NewsKind" ADD VALUE 'leaf';
