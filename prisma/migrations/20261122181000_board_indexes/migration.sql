-- Each board is read in order from an index. With isAdmin in the index, members ahead of another are counted without
-- reading their rows.
DROP INDEX "User_isAdmin_points_username_idx";
DROP INDEX "User_isAdmin_streakDay_streak_idx";
CREATE INDEX "User_points_usernameKey_isAdmin_idx" ON "User" ("points" DESC, "usernameKey", "isAdmin");
CREATE INDEX "User_streak_usernameKey_streakDay_isAdmin_idx"
  ON "User" ("streak" DESC, "usernameKey", "streakDay", "isAdmin");
