-- The suspicion of a prompt injection was stored as 'orders'.
UPDATE "Submission" SET "suspicions" = array_replace("suspicions", 'orders', 'injection')
WHERE "suspicions" @> ARRAY['orders'];
