-- An address of the computer itself needs no encryption, so a check of it has not failed.
UPDATE "SetupCheck" SET "error" = NULL WHERE "kind" = 'https' AND "error" = 'setup.errors.ownComputer';
