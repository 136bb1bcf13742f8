-- The tasks that were created together, so that they can be removed together.
CREATE TABLE "Plan" (
    "id" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Plan_createdAt_idx" ON "Plan"("createdAt");

CREATE TABLE "PlanTask" (
    "taskId" UUID NOT NULL,
    "planId" UUID NOT NULL,

    CONSTRAINT "PlanTask_pkey" PRIMARY KEY ("taskId"),
    CONSTRAINT "PlanTask_taskId_fkey" FOREIGN KEY ("taskId") REFERENCES "Task"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "PlanTask_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "PlanTask_planId_idx" ON "PlanTask"("planId");
