/** The settings that there are, and those that the documents name. */
package org.aemberlog.standalone.settings;
