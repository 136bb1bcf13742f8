-- Whoever has the password and is asked for the code is neither in nor wrong.
ALTER TYPE "SignInOutcome" ADD VALUE 'code_asked' BEFORE 'wrong_code';
